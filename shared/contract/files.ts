import { z } from 'zod'

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'must be a file')

/** A file of a form (`multipart/form-data`): its name as the client gave it, and its bytes. What it is, its bytes say. */
export const UploadedFile = z.object({ fileName: z.string().max(400), bytes: Bytes })
export type UploadedFile = z.infer<typeof UploadedFile>

/** The bytes of a file that an operation answers with; none where there is no file. */
export const FileBytes = Bytes.optional()
