import { z } from 'zod'
import { applyAccountTags } from '#shared/contracts/account/tags.ts'

/** An account of which several are tagged at once. */
export type Tagged = { readonly name: string; readonly tags: readonly string[] }

/** What an account has after some tags were put on and others taken off it, each once. */
export const tagsAfter = (
  tags: readonly string[],
  { tagNames, takenOff }: { readonly tagNames: readonly string[]; readonly takenOff: readonly string[] },
): string[] => [...new Set([...tags, ...tagNames])].filter((tag) => !takenOff.includes(tag))

/** Of the tags that are put on several accounts and taken off them; none of the accounts may end up with too many. */
export const tagManySchema = (
  accounts: readonly Tagged[],
  refuse: { readonly tooMany: (name: string) => string; readonly nothing: string },
) =>
  z
    .strictObject({
      tagNames: applyAccountTags.body.shape.tagNames,
      takenOff: z.array(z.string()),
    })
    .superRefine((values, context) => {
      if (values.tagNames.length === 0 && values.takenOff.length === 0)
        context.addIssue({ code: 'custom', path: ['tagNames'], message: refuse.nothing })
      const full = accounts.find(
        ({ tags }) => !applyAccountTags.body.safeParse({ tagNames: tagsAfter(tags, values) }).success,
      )
      if (full) context.addIssue({ code: 'custom', path: ['tagNames'], message: refuse.tooMany(full.name) })
    })
