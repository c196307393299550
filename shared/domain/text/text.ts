import { z } from 'zod'

/** What is no character, and what stands for one that could not be read (U+FFFD): bytes that were no UTF-8. */
const noCharacters = String.raw`\ufdd0-\ufdef\ufffd-\uffff`
/** Overrides and embeddings, by which a text reads otherwise than it is written (Unicode Technical Report 36, 3.3). */
const overrides = String.raw`\u202a-\u202e\u2066-\u2069`
/** Control characters but tab and line ends, what Unicode says is no character (RFC 9839, "Unicode Assignables"), overrides. */
const unfit = String.raw`\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f${overrides}${noCharacters}`
/** Turns the direction of reading (Unicode's Bidi_Control): a name with it may look like another. */
const turns = String.raw`\u061c\u200e\u200f${overrides}`
/** The same, with all that ends a line, jumps within it or turns it. */
const unfitInLine = String.raw`\x00-\x1f\x7f-\x9f\u2028\u2029${turns}${noCharacters}`
/** Spaces within a line, and what is not seen by itself (Unicode's Default_Ignorable_Code_Point, and the empty Braille sign). */
const unseenInLine = String.raw` \u00a0\u00ad\u034f\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200d\u202f\u205f-\u2065\u206a-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8`
/** The same in a text of several lines, with the marks of direction that it may have. */
const unseenInText = String.raw`\t\n\r\u2028\u2029\u061c\u200e\u200f${unseenInLine}`
const unseen = `${unseenInText}${overrides}`

/** What every text that comes in is made of, as JSON Schema has it. Halves of surrogate pairs are no text either. */
export const textPattern = `^[^${unfit}]*$`

const isUnfit = new RegExp(`[${unfit}]`)
const isUnseen = new RegExp(String.raw`^[\s${unseen}]*$`)

const sentence = 'holds characters that are no text, such as control characters; type it again'
const lineSentence = 'must be one line of text, without control characters'

/** Something of a value that is no text, and where. */
export interface UnfitText {
  readonly detail: string
  readonly path: readonly (string | number)[]
}

/** No contract has fields within fields within fields so deep. */
const deepest = 32

/** The texts in a value, and the names of its fields, that hold what cannot be kept or shown; each with its path. */
export const unfitTexts = (value: unknown, path: readonly (string | number)[] = []): UnfitText[] => {
  if (typeof value === 'string') return isUnfit.test(value) || !value.isWellFormed() ? [{ detail: sentence, path }] : []
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  if (path.length > deepest) return [{ detail: 'goes deeper than any field here', path }]
  if (Array.isArray(value)) return value.flatMap((each, index) => unfitTexts(each, [...path, index]))
  return Object.entries(value).flatMap(([name, each]) => [
    ...unfitTexts(name, path),
    ...unfitTexts(each, [...path, name]),
  ])
}

/** At most so many characters, of which one beyond the basic plane is one, as in JSON Schema. */
const atMost =
  (most: number, message: string | undefined): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    if (value.length > most && [...value].length > most)
      issues.push({
        code: 'too_big',
        origin: 'string',
        maximum: most,
        inclusive: true,
        input: value,
        ...(message && { message }),
      })
  }

const ofText = (without: string, otherwise: string) => z.string().regex(new RegExp(`^[^${without}]*$`), otherwise)

/** What is said of a text that is missing where a contract has no words of its own; a form says it in a sentence. */
export const isRequired = 'is required'

/** What is not seen is nothing: what is missing is said first, and only then what is wrong. */
const ofFilledText = (unseen: string, without: string, otherwise: string, missing = isRequired) =>
  z
    // What is too long is not missing.
    .string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) })
    .min(1, { error: missing, abort: true })
    .regex(new RegExp(`^[${unseen}]*[^${unseen}${without}][^${without}]*$`), {
      error: ({ input }) => (isUnseen.test(String(input)) ? missing : otherwise),
    })

const upTo = (schema: z.ZodString, most: number, tooLong: string | undefined) =>
  schema.check(atMost(most, tooLong)).trim().meta({ maxLength: most })

/** A text of people, which may have several lines: at most so many characters, of which spaces around it are dropped. */
export const text = (most: number, tooLong?: string): z.ZodString => upTo(ofText(unfit, sentence), most, tooLong)

/** A text that is needed. */
export const filledText = (
  most: number,
  { missing, tooLong }: { readonly missing?: string | undefined; readonly tooLong?: string | undefined } = {},
): z.ZodString => upTo(ofFilledText(unseenInText, unfit, sentence, missing), most, tooLong)

/** A text of one line, such as a name: it may stand in the subject of an e-mail. */
export const line = (most: number, tooLong?: string): z.ZodString =>
  upTo(ofText(unfitInLine, lineSentence), most, tooLong)

/** A line that is needed. */
export const filledLine = (
  most: number,
  { missing, tooLong }: { readonly missing?: string | undefined; readonly tooLong?: string | undefined } = {},
): z.ZodString => upTo(ofFilledText(unseenInLine, unfitInLine, lineSentence, missing), most, tooLong)
