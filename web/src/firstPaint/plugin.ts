import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { regions } from '#shared/regions/regions.ts'
import { firstLoginPage } from './loginPage.ts'

const style = (): string => readFileSync(new URL('./firstPaint.css', import.meta.url), 'utf8')

/**
 * Builds a page per region for the address that most people come to first: `login.us.html` is the app with the login drawn
 * already. Every other address is the app alone.
 */
export const firstPaint = (): Plugin => ({
  name: 'palisade-first-paint',
  apply: 'build',
  enforce: 'post',
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
          // What is drawn already needs the style first; the app comes after it.
          .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
          .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
          .replace('<html lang="en">', `<html lang="${region.locale}">`)
          .replace('</title>', `</title>\n    <link rel="stylesheet" href="/${sheet}" />`)
          .replace('<div id="root">', `${firstLoginPage(region, new Date().getFullYear())}\n    <div id="root">`),
      })
  },
})
