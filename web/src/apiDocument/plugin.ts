import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { apiDocumentPath, collectionPath } from './path.ts'

const web = fileURLToPath(new URL('../../', import.meta.url))

/** What prints each file: in a process of its own, since it loads every contract. */
const printers = {
  [apiDocumentPath]: resolve(web, '../cdk/openapi.ts'),
  [collectionPath]: resolve(web, '../cdk/openapi/printCollection.ts'),
}

/** A file as it is printed, without what only makes it wide. */
const printed = (printer: string): string =>
  JSON.stringify(
    JSON.parse(execFileSync(process.execPath, ['--no-warnings', printer], { encoding: 'utf8', maxBuffer: 1 << 28 })),
  )

/** Builds and serves the API's document beside the app, and the collection made of it, for who downloads them and for the reference of developers. */
export const apiDocument = (): Plugin => ({
  name: 'palisade-api-document',
  configureServer: ({ middlewares }) => {
    for (const [path, printer] of Object.entries(printers))
      middlewares.use(path, (_request, response) => {
        response.setHeader('content-type', 'application/json').end(printed(printer))
      })
  },
  generateBundle() {
    for (const [path, printer] of Object.entries(printers))
      this.emitFile({ type: 'asset', fileName: path.replace('/', ''), source: printed(printer) })
  },
})
