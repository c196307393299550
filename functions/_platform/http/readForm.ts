import type { UploadedFile } from '#shared/contract/files.ts'
import type { HttpEvent } from '../gateway/httpEvent.ts'
import { fail } from '../problems/problem.ts'

const contentOf = async (value: File | string): Promise<UploadedFile | string> =>
  typeof value === 'string' ? value : { fileName: value.name, bytes: new Uint8Array(await value.arrayBuffer()) }

/** The fields of a form with files: texts as they are, files as `UploadedFile`. Of two fields of a name the last one counts. */
export const readForm = async ({ body = '', isBase64Encoded, headers }: HttpEvent): Promise<unknown> => {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  const answer = new Response(bytes, { headers: { 'content-type': headers['content-type'] ?? '' } })
  const form = await answer
    .formData()
    .catch((cause: unknown) => fail('request.invalid', { errors: [{ detail: 'must be a form with a file' }], cause }))
  const fields = await Promise.all(
    [...form].map(async ([name, value]) => [name, await contentOf(value as File | string)] as const),
  )
  return Object.fromEntries(fields)
}
