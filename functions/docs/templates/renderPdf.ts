import { renderToBuffer } from '@react-pdf/renderer'
import { registerFonts } from './fonts.ts'

type PdfDocument = Parameters<typeof renderToBuffer>[0]

/** The bytes of a document. `fontDirectory` is where the font files lie when they are not in their usual place. */
export const renderPdf = async (document: PdfDocument, fontDirectory?: string): Promise<Uint8Array> => {
  registerFonts(fontDirectory)
  return new Uint8Array(await renderToBuffer(document))
}
