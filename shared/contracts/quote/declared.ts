import { z } from 'zod'
import { declarationKeys, declaredChoices } from '#shared/domain/quoting/declarations.ts'

/** A statement that was made by name, and what was chosen by it. */
export const Declared = z.object({
  key: z.enum(declarationKeys),
  title: z.string(),
  choice: z.enum(declaredChoices).optional(),
})

/** A statement that is being made: its words are the quote's own. */
export const Stated = Declared.pick({ key: true, choice: true })

/** A statement as it is read before it is made. */
export const Declaration = Declared.extend({ text: z.string() })
