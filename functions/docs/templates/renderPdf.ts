import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { held } from '#functions/_platform/held/held.ts'
import type { PdfDocument } from './document.ts'
import { fontFiles, fontPath, settable } from './fonts.ts'

/** How a document is drawn; the folder lies beside a bundle as it lies here. */
const workspace = join(dirname(fileURLToPath(import.meta.url)), 'typst')

const compiler = held(() =>
  NodeCompiler.create({
    workspace,
    fontArgs: [{ fontPaths: [...new Set(fontFiles.map((file) => dirname(fontPath(file))))] }],
  }),
)

/** Data URIs of pictures become files of the compiler's own, under the names that the document then has for them. */
const withPictures = (document: PdfDocument): string => {
  let pictures = 0
  return JSON.stringify(document, (_key, value: unknown) => {
    if (typeof value !== 'string') return value
    const [, format, data] = /^data:image\/(png|jpeg);base64,(.*)$/s.exec(value) ?? []
    if (data === undefined) return settable(value)
    pictures += 1
    const name = `picture-${pictures}.${format}`
    compiler().mapShadow(join(workspace, name), Buffer.from(data, 'base64'))
    return name
  })
}

const reasonsOf = (failure: { readonly shortDiagnostics: readonly unknown[] } | null): string =>
  JSON.stringify(failure?.shortDiagnostics ?? [])

/** What lies in a document besides its pages: the data that it was drawn of. */
interface Attached {
  readonly name: string
  readonly description: string
  readonly json: string
}

/**
 * The bytes of a document: a tagged PDF that keeps PDF/UA-1, the same for the same data; with what is attached to it, one for
 * the archive, which keeps PDF/A-3a. Throws when it cannot be drawn, and when it does not keep its standard.
 */
export const renderPdf = (document: PdfDocument, attached?: Attached): Uint8Array => {
  const inputs = {
    document: withPictures(document),
    ...(attached && { attachedAs: attached.name, attachedIs: attached.description }),
  }
  if (attached) compiler().mapShadow(join(workspace, 'attached.json'), Buffer.from(attached.json))
  try {
    const drawn = compiler().compile({ mainFilePath: join(workspace, 'document.typ'), inputs })
    if (drawn.result === null) throw new Error(`The document cannot be drawn: ${reasonsOf(drawn.takeDiagnostics())}`)
    return new Uint8Array(
      compiler().pdf(drawn.result, { pdfStandard: attached ? 'a-3a' : 'ua-1', creationTimestamp: 0 }),
    )
  } finally {
    compiler().resetShadow()
    // What was drawn of one document is of no use to the next.
    compiler().evictCache(10)
  }
}
