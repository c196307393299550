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

type Put = {
  readonly file: File | Blob
  /** The link is signed for it. */
  readonly contentType: string
  /** Told the share of the file that is there, 0 to 1. */
  readonly onShare?: ((share: number) => void) | undefined
  /** Ends it on the way. */
  readonly signal?: AbortSignal | undefined
}

/** Puts a file by a link as `uploadFile` does, telling how far it is: `fetch` says nothing of that. */
export const putWithProgress = (url: string, { file, contentType, onShare, signal }: Put): Promise<void> =>
  new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.setRequestHeader('content-type', contentType)
    request.upload.onprogress = ({ loaded, total }) => onShare?.(total === 0 ? 0 : loaded / total)
    const stop = () => request.abort()
    request.onloadend = () => {
      signal?.removeEventListener('abort', stop)
      if (request.status >= 200 && request.status < 300) done()
      else fail(new Problem({ status: request.status || noAnswer, operation: 'uploadFile' }, signal?.aborted))
    }
    signal?.addEventListener('abort', stop)
    request.send(file)
    if (signal?.aborted) stop()
  })
