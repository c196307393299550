import { z } from 'zod'

/** What the dialogs of a version are about. */
export const VersionData = z.object({ version: z.string() })

export const blankChange = { table: null, row: null, value: null }
