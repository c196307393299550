import type { PdfDocument } from './document.ts'
import { formatsOf } from './formats.ts'
import { facts } from './parts/facts.ts'
import { printedForms } from './parts/formsSchedule.ts'
import { partyFacts } from './parts/parties.ts'
import { runningHead, shell } from './parts/shell.ts'
import { wordings } from './parts/wordings.ts'
import { PolicyData } from './policyData.ts'

/** What stands across each page of it. */
export const specimenMark = 'SPECIMEN'

/**
 * The forms that would be attached to the policy of a quote, whole, with nothing of a contract around them: no price, no
 * limits, no signature. `policyNumber` is the quote's number.
 */
export const specimenDocument = (input: PolicyData): PdfDocument => {
  const data = PolicyData.parse(input)
  const running = runningHead(`Specimen of forms ${data.policyNumber}`, data)
  const contract = wordings(data, data)
  return {
    ...shell(data, { template: 'specimen', title: 'Specimen of forms' }, [
      {
        kind: 'inner',
        running,
        blocks: [
          {
            kind: 'title',
            title: 'Specimen of forms',
            number: data.policyNumber,
            lead: `These forms would be attached to the policy if the quote is bound for ${formatsOf(data).day(data.period.effective)}, by the book of forms of today. A specimen insures nothing and may still change.`,
          },
          facts(partyFacts(data)),
          { kind: 'section', title: 'Forms', blocks: [printedForms([...data.forms, ...data.endorsements])] },
        ],
      },
      ...(contract.length > 0 ? [{ kind: 'inner', running, blocks: contract } as const] : []),
    ]),
    watermark: specimenMark,
  }
}
