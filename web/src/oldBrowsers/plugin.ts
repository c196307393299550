import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { formatPhone } from '#shared/regions/phone.ts'
import { regions } from '#shared/regions/regions.ts'
import { wholeTexts } from '../i18n/localeFiles.ts'

const here = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

/** What the page says in a region, from the region's data and its texts. */
const wordsOf = (region: (typeof regions)['us' | 'uk' | 'au']) => {
  const { unsupported, support, copied } = wholeTexts({ locale: region.locale, namespace: 'common' })
  return {
    name: region.provider.name,
    title: unsupported.title,
    text: unsupported.text,
    copy: unsupported.copy,
    copied,
    support: support.contact,
    email: region.support.email,
    phone: formatPhone(region, region.support.phone),
  }
}

/** The script for browsers that know no modules, with the words of every region in it. */
export const oldBrowserScript = (): string => {
  const words = Object.fromEntries(Object.values(regions).map((region) => [region.code, wordsOf(region)]))
  return here('./page.js').replace('__WORDS__', JSON.stringify(words))
}

const fileName = 'unsupported.js'

/** Serves and builds the page for old browsers beside the app: `/unsupported.js`. */
export const oldBrowsers = (): Plugin => ({
  name: 'palisade-old-browsers',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${fileName}`, (_request, response) =>
      response.setHeader('content-type', 'text/javascript; charset=utf-8').end(oldBrowserScript()),
    )
  },
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'script', attrs: { nomodule: true, src: `/${fileName}` }, injectTo: 'body' }],
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: oldBrowserScript() })
  },
})
