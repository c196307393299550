import { noAnswer, Problem } from './problem.ts'

/** A place to put a file, as an operation hands it out: a presigned PUT, or a presigned POST with its form fields. */
export type UploadTarget = { readonly url: string; readonly fields?: Readonly<Record<string, string>> | undefined }

/** Puts a file where the server said. Storage hosts get no authorisation and no header of ours. */
export const uploadFile = async ({ url, fields }: UploadTarget, file: File | Blob): Promise<void> => {
  const request: RequestInit = { method: 'PUT', body: file }
  if (fields) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', file)
    request.method = 'POST'
    request.body = form
  }
  const response = await fetch(url, request).catch(() => undefined)
  if (!response?.ok) throw new Problem({ status: response?.status ?? noAnswer, operation: 'uploadFile' })
}
