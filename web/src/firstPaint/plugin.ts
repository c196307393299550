import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { regions } from '#shared/regions/regions.ts'
import { firstLoginPage } from './loginPage.ts'

const style = (): string => readFileSync(new URL('./firstPaint.css', import.meta.url), 'utf8')

/**
 * Builds a page per region for the address that most people come to first: `login.us.html` is the app with the login drawn
 * already. Every other address is the app alone.
 */
export const firstPaint = (): Plugin => {
  let arrival = ''
  return {
    name: 'palisade-first-paint',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      arrival = this.emitFile({
        type: 'chunk',
        id: fileURLToPath(new URL('./arrival.ts', import.meta.url)),
        name: 'arrival',
      })
    },
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build has no index.html.')
      const sheet = this.getFileName(
        this.emitFile({ type: 'asset', name: 'first-paint.css', source: style().replace(/\s+/g, ' ') }),
      )
      const app = String(page.source)
      for (const region of Object.values(regions))
        this.emitFile({
          type: 'asset',
          fileName: `login.${region.code}.html`,
          source: app
            // What is drawn already needs the style first; the app is fetched after it, and begins when somebody is there.
            .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
            .replace(
              /<script type="module" crossorigin src="([^"]+)"><\/script>/,
              `<script type="module" crossorigin src="/${this.getFileName(arrival)}"></script>\n` +
                '    <link rel="modulepreload" fetchpriority="low" crossorigin href="$1">',
            )
            .replace('<html lang="en">', `<html lang="${region.locale}">`)
            .replace('</title>', `</title>\n    <link rel="stylesheet" href="/${sheet}" />`)
            .replace('<div id="root">', `${firstLoginPage(region, new Date().getFullYear())}\n    <div id="root">`),
        })
    },
  }
}
