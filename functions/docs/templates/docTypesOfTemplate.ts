import type { DocType } from '#shared/contracts/docs/document.ts'
import type { DraftType } from '#shared/contracts/quote/draftTypes.ts'
import type { TemplateName } from './templates.ts'

/** Which documents are drawn of a template, and as which draft it is looked at on a quote, where it is one of a quote. */
export const docTypesOfTemplate: Readonly<
  Record<TemplateName, { readonly docTypes: DocType[]; readonly draftType?: DraftType }>
> = {
  application: { docTypes: ['Application'], draftType: 'Application' },
  binder: { docTypes: ['Binder'], draftType: 'Binder' },
  cancellation: { docTypes: ['CancellationNotice'] },
  certificate: { docTypes: ['Certificate'] },
  claimsFile: { docTypes: ['Other'] },
  diligence: { docTypes: ['DiligentEffort'] },
  endorsement: { docTypes: ['Endorsement'] },
  expiry: { docTypes: ['Correspondence'] },
  invoice: { docTypes: ['Invoice'] },
  lossRun: { docTypes: ['LossRun'] },
  manuscript: { docTypes: ['Endorsement'] },
  options: { docTypes: ['Proposal'] },
  policy: { docTypes: ['Policy'], draftType: 'Policy' },
  position: { docTypes: ['Correspondence'] },
  proposal: { docTypes: ['Proposal'], draftType: 'Proposal' },
  receipt: { docTypes: ['Receipt'] },
  specimen: { docTypes: [], draftType: 'Specimen' },
  statement: { docTypes: ['AccountStatement', 'CommissionStatement', 'Invoice'] },
  tower: { docTypes: ['Tower'] },
}
