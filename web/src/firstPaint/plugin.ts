import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { regions } from '#shared/regions/regions.ts'
import { bootMark } from './bootMark.ts'
import { firstLoginPage } from './loginPage.ts'

const styleOf = (sheet: 'boot' | 'firstPaint'): string =>
  readFileSync(new URL(`./${sheet}.css`, import.meta.url), 'utf8').replace(/\s+/g, ' ')

/** The element that begins the app. */
const entryOf = (page: string): string => {
  const entry = /<script type="module" crossorigin src="[^"]+"><\/script>/.exec(page)?.[0]
  if (entry === undefined) throw new Error('The built index.html has no script of the app.')
  return entry
}

/** The page with each of these pieces put in place of another. */
const changed = (page: string, pieces: Readonly<Record<string, string>>): string =>
  Object.entries(pieces).reduce((text, [piece, instead]) => {
    if (!text.includes(piece)) throw new Error(`The built index.html has no ${piece}.`)
    return text.replaceAll(piece, () => instead)
  }, page)

/**
 * Builds a page per region for the address that most people come to first: `login.us.html` is the app with the login drawn
 * already. Every other address is the app, and until it has drawn something a mark that says so.
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
      const emitSheet = (name: string, source: string): string =>
        this.getFileName(this.emitFile({ type: 'asset', name, source }))
      const sheet = emitSheet('first-paint.css', styleOf('firstPaint'))
      const app = String(page.source)
      page.source = changed(app, {
        '</title>': `</title>\n    <link rel="stylesheet" href="/${emitSheet('boot.css', styleOf('boot'))}" />`,
        '<div id="root"></div>': `<div id="root"></div>\n    ${bootMark()}`,
      })
      const chunk = bundle[this.getFileName(arrival)]
      const ahead = chunk?.type === 'chunk' ? chunk.imports : []
      for (const region of Object.values(regions))
        this.emitFile({
          type: 'asset',
          fileName: `login.${region.code}.html`,
          source: changed(app, {
            '<html lang="en">': `<html lang="${region.locale}">`,
            '</title>': `</title>\n    <link rel="stylesheet" href="/${sheet}" />`,
            '<div id="root">': `${firstLoginPage(region, new Date().getFullYear())}\n    <div id="root">`,
            // What is drawn already comes first; the app is fetched and begins when that is there (arrival).
            '<link rel="stylesheet" crossorigin': '<link rel="stylesheet" media="print" data-late crossorigin',
            '<link rel="modulepreload" crossorigin href=': '<meta name="ahead" content=',
            [entryOf(app)]:
              `<script type="module" crossorigin src="/${this.getFileName(arrival)}"></script>\n    ` +
              ahead.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">\n    `).join('') +
              entryOf(app)
                .replace('<script type="module" crossorigin src=', '<meta name="ahead" content=')
                .replace('</script>', ''),
          }),
        })
    },
  }
}
