import { z } from 'zod'
import { NewTreaty, type Treaty } from '#shared/contracts/account/treaties.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'

/** What the form keeps where the policies are on the programme's own paper. */
export const ownPaper = 'own'

/** A treaty as its form has it: whose paper is always chosen. */
export const TreatyForm = NewTreaty.omit({ carrierId: true })
  .extend({ paper: z.union([z.literal(ownPaper), PersonaId], 'Please choose') })
  .transform(({ paper, ...terms }): NewTreaty => (paper === ownPaper ? terms : { ...terms, carrierId: paper }))

/** What a layer begins as. */
export const usualLayer = { attachment: 0, limit: 1_000_000, share: 100, rate: 0 } as const

/** A treaty that is to be changed, as its form has it: its terms alone, not who has signed them. */
export const treatyValues = ({ name, kind, begins, ends, layers, carrierId }: Treaty) => ({
  ...{ name, kind, begins, ends, layers },
  paper: carrierId ?? ownPaper,
})
