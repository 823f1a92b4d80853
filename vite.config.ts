/**
 * How the app is built: relative addresses, so that it runs below any path; a service worker that keeps every file it
 * needs on the device; a policy that lets a page load nothing from elsewhere.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }

const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'script-src': "'self'",
  // Elements are placed by style attributes.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' blob: data:",
  'font-src': "'self' data:",
  // Whoever opens a table chooses the signalling server, which may stand anywhere; https: for those that ask for an id.
  'connect-src': "'self' blob: data: https: ws: wss:",
  // The camera that reads codes.
  'media-src': "'self' blob: mediastream:",
  'worker-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
}

/** The policy goes into the built page only: the development server needs inline scripts of its own. */
function contentPolicy(): Plugin {
  return {
    name: 'mathom:content-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
          ([, code]) =>
            `'sha256-${createHash('sha256')
              .update(code ?? '')
              .digest('base64')}'`,
        )
        const content = Object.entries(POLICY)
          .map(([name, value]) => [name, value, ...(name === 'script-src' ? inline : [])].join(' '))
          .join('; ')
        return html.replace(
          /<meta charset[^>]*>/i,
          (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${content}" />`,
        )
      },
    },
  }
}

/** Font packages name a WOFF beside each WOFF2. Every browser this app runs in reads WOFF2. */
function onlyWoff2(): Plugin {
  return {
    name: 'mathom:only-woff2',
    enforce: 'pre',
    transform: {
      filter: { id: /@fontsource.*\.css$/ },
      handler: (css) => css.replace(/,\s*url\([^)]+\.woff\)\s*format\(['"]woff['"]\)/g, ''),
    },
  }
}

/** Pictures for the install dialogue: `table-wide.png`, `table-narrow.png`. A PNG tells its size in its head. */
function screenshots() {
  const folder = new URL('public/screenshots/', import.meta.url)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const form = /(wide|narrow)\.png$/.exec(name)?.[1]
      if (!form) return []
      const head = readFileSync(new URL(name, folder))
      const sizes = `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`
      return [{ src: `screenshots/${name}`, sizes, type: 'image/png', form_factor: form as 'wide' | 'narrow' }]
    })
}

export default defineConfig({
  base: './',
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Pixi alone is larger than the usual limit; `npm run bench` and tests/build.test.ts hold the budgets.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The rest splits by itself, along the dynamic imports: what only a table needs is not loaded before it.
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
  plugins: [
    react(),
    onlyWoff2(),
    contentPolicy(),
    VitePWA({
      strategies: 'generateSW',
      // Nothing is replaced under a match: the person is asked first.
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      manifest: {
        id: './',
        name: 'Mathom',
        short_name: 'Mathom',
        description: 'Middle-earth board games at one table, offline.',
        lang: 'en',
        start_url: './',
        scope: './',
        display: 'standalone',
        orientation: 'any',
        theme_color: '#efe3c8',
        background_color: '#efe3c8',
        categories: ['games', 'entertainment'],
        icons: [
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        screenshots: screenshots(),
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,webp,svg,png,woff2,json,webmanifest,mp3}'],
        // Only the install dialogue looks at screenshots and icons, and it is online; the page itself needs the favicon alone.
        globIgnores: ['screenshots/**', 'icons/*.png'],
        maximumFileSizeToCacheInBytes: 1_500_000,
        cleanupOutdatedCaches: true,
        navigateFallback: 'index.html',
      },
    }),
  ],
})
