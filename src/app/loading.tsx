/** What stands on the page while something is fetched. */
export function Loading({ words }: { readonly words: string }) {
  return (
    <main className="screen paper loading">
      <p role="status">{words}</p>
    </main>
  )
}
