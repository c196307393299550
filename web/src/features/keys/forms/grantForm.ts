import { z } from 'zod'
import { createApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { line } from '#shared/domain/text/text.ts'

const { name, scopes } = createApiKey.body.shape

/** What a key is let do, as it is typed: addresses one after another. */
export const GrantForm = z.object({ name, scopes, addresses: line(500) })

/** The addresses that were typed, parted by commas or spaces. */
export const addressesIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter((each) => each !== '')
