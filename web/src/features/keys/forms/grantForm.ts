import { z } from 'zod'
import { createApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { keyAddress, wrongKeyAddress } from '#shared/domain/identity/apiKeys.ts'
import { line } from '#shared/domain/text/text.ts'

const { assistant, freely, name, scopes } = createApiKey.body.shape
const between = '[\\s,;]+'
const typed = new RegExp(`^\\s*(${keyAddress}(${between}${keyAddress})*)?[\\s,;]*$`)

/** What a key is let do, as it is typed: addresses one after another. */
export const GrantForm = z.object({
  name,
  scopes,
  assistant,
  freely,
  addresses: line(500).regex(typed, wrongKeyAddress).optional(),
})

/** The addresses that were typed, parted by commas or spaces. */
export const addressesIn = (text = ''): string[] => text.split(/[\s,;]+/).filter((each) => each !== '')
