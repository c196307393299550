import { z } from 'zod'
import { createMoratorium } from '#shared/contracts/policy/moratoriums.ts'

/** A moratorium as it is typed: ZIPs and postcodes in a line, where it does not stand in whole states or everywhere. */
export const MoratoriumForm = createMoratorium.body.extend({ postcodes: z.string().max(2000).optional() })

/** The ZIPs and postcodes of a line that somebody typed. */
export const codesOf = (text = ''): string[] =>
  text
    .split(/[,;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
