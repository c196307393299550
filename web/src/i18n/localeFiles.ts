import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { baseLocale, overlaid } from '#shared/domain/text/overlaid.ts'

/** Where the texts lie, `<locale>/<namespace>.json`: all of them in the base locale, in others what differs. */
export const localesFolder = fileURLToPath(new URL('../../public/locales', import.meta.url))

/** The locales there are. */
export const locales = readdirSync(localesFolder).sort()

/** What a locale's own file says; nothing where it has none. */
export const ownTexts = ({ locale, namespace }: { readonly locale: string; readonly namespace: string }) => {
  const path = `${localesFolder}/${locale}/${namespace}.json`
  return JSON.parse(existsSync(path) ? readFileSync(path, 'utf8') : '{}')
}

/** All texts of a namespace in a locale. */
export const wholeTexts = ({ locale, namespace }: { readonly locale: string; readonly namespace: string }) =>
  overlaid(ownTexts({ locale: baseLocale, namespace }), locale === baseLocale ? {} : ownTexts({ locale, namespace }))

/** The namespaces, one for a feature and `common` for the building blocks. */
export const namespaces = (): readonly string[] =>
  readdirSync(`${localesFolder}/${baseLocale}`)
    .map((file) => file.replace('.json', ''))
    .sort()

/** Serves and builds whole files: what a browser asks for is one file of one locale. */
export const wholeLocales = (): Plugin => ({
  name: 'palisade-whole-locales',
  configureServer: ({ middlewares }) => {
    middlewares.use('/locales', (request, response, next) => {
      const [, locale, namespace] = /^\/([\w-]+)\/(\w+)\.json/.exec(request.url ?? '') ?? []
      if (locale === undefined || namespace === undefined) return next()
      response.setHeader('content-type', 'application/json').end(JSON.stringify(wholeTexts({ locale, namespace })))
    })
  },
  generateBundle() {
    for (const locale of locales)
      for (const namespace of namespaces())
        this.emitFile({
          type: 'asset',
          fileName: `locales/${locale}/${namespace}.json`,
          source: JSON.stringify(wholeTexts({ locale, namespace })),
        })
  },
})
