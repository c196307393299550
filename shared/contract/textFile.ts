import { z } from 'zod'

/** A file that is a text, for whoever saves it. */
export const TextFile = z.object({ fileName: z.string(), text: z.string() })
