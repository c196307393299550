import { z } from 'zod'

/** Several in one line, `one, two`, each checked for itself; what is between commas alone is none. */
export const commaJoined = <Item>(item: z.ZodType<Item, string>) =>
  z
    .string()
    .default('')
    .transform((text, { issues }) => {
      const each = [...new Set(text.split(/[,;]/).flatMap((one) => one.trim() || []))]
      return each.flatMap((one) => {
        const { data, error } = item.safeParse(one)
        // What is wrong with one of them is wrong with the line.
        if (error !== undefined) issues.push({ code: 'custom', message: error.issues[0]?.message ?? '', input: text })
        return data === undefined ? [] : [data]
      })
    })
