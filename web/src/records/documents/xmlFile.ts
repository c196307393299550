import type { Download } from '#web/ui/FileDownloadButton.tsx'

/** A file of XML that an operation answers with, to be saved. */
export const xmlFile = ({ fileName, text }: { readonly fileName: string; readonly text: string }): Download => ({
  fileName,
  content: new Blob([text], { type: 'application/xml;charset=utf-8' }),
})
