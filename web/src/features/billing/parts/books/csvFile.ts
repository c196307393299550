import type { Download } from '#web/ui/FileDownloadButton.tsx'

/** A table that the platform made, as a file for the browser's downloads; the mark has spreadsheets read UTF-8. */
export const csvFile = ({ fileName, csv }: { readonly fileName: string; readonly csv: string }): Download => ({
  fileName,
  content: new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }),
})
