import { z } from 'zod'
import { Declination, DiligentEffort, ExemptPurchaser, type RecordedEffort } from '#shared/domain/quoting/diligence.ts'
import { text } from '#shared/domain/text/text.ts'

const [declinations, exportList, exemptPurchaser] = DiligentEffort.options

/** The form has the fields of every basis; what is not of the chosen one is left out. */
export const DiligenceForm = z.object({
  effort: z.discriminatedUnion('basis', [
    z.object({
      ...declinations.shape,
      declinations: z.array(Declination).min(1).max(10),
      fewerBecause: text(1000).optional(),
    }),
    z.object(exportList.shape),
    z.object({ ...exemptPurchaser.shape, purchaser: ExemptPurchaser }),
  ]),
})

export const blankDeclination = { carrier: '', contact: '', date: '', reason: '' }

const blankPurchaser = {
  riskManager: '',
  premiums: null,
  criterion: null,
  figure: null,
  disclosedOn: '',
  requestedOn: '',
}

/** What the form begins with: what is on record, else as many rows as the state asks for. */
export const begunWith = (asked: number, recorded: RecordedEffort | undefined): object => ({
  effort: {
    basis: 'DECLINATIONS',
    declinations: Array.from({ length: asked }, () => blankDeclination),
    fewerBecause: '',
    entry: '',
    edition: '',
    purchaser: blankPurchaser,
    ...recorded?.effort,
  },
})

/** As the operation takes it: a reason that is empty is none. */
export const effortOf = ({ effort }: z.output<typeof DiligenceForm>): DiligentEffort => {
  if (effort.basis !== 'DECLINATIONS') return effort
  const { fewerBecause = '', ...rest } = effort
  return { ...rest, ...(fewerBecause.trim() !== '' && { fewerBecause }) }
}
