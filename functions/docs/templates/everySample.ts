import type { RegionCode } from '#shared/regions/code.ts'
import { applicationDocument } from './applicationDocument.ts'
import { binderDocument } from './binderDocument.ts'
import { cancellationDocument } from './cancellationDocument.ts'
import { certificateDocument } from './certificateDocument.ts'
import { claimsFileDocument } from './claimsFileDocument.ts'
import { aClaimsFile } from './claimsFileSample.ts'
import { diligenceDocument } from './diligenceDocument.ts'
import type { PdfDocument } from './document.ts'
import { endorsementDocument } from './endorsementDocument.ts'
import { expiryDocument } from './expiryDocument.ts'
import { invoiceDocument } from './invoiceDocument.ts'
import { anInvoice } from './invoiceSample.ts'
import { lossRunDocument } from './lossRunDocument.ts'
import { aLossRun } from './lossRunSample.ts'
import { manuscriptDocument } from './manuscriptDocument.ts'
import { optionsDocument } from './optionsDocument.ts'
import { aDiligence, aManuscript, anApplication, anExpiry, aStatement } from './paperSamples.ts'
import { policyDocument } from './policyDocument.ts'
import { positionDocument } from './positionDocument.ts'
import { aPosition } from './positionSample.ts'
import { proposalDocument } from './proposalDocument.ts'
import { receiptDocument } from './receiptDocument.ts'
import { aReceipt } from './receiptSample.ts'
import { aBinder, aCancellation, aCertificate, anEndorsement, aPolicy, aProposal } from './samples.ts'
import { specimenDocument } from './specimenDocument.ts'
import { statementDocument } from './statementDocument.ts'
import type { TemplateName } from './templates.ts'
import { towerDocument } from './towerDocument.ts'
import { aTower } from './towerSample.ts'

/** A document of each template as a region would have it; of a diligent effort, which one region knows, that one's. */
export const everySample: Readonly<Record<TemplateName, (region: RegionCode) => PdfDocument>> = {
  application: (region) => applicationDocument(anApplication(region)),
  binder: (region) => binderDocument(aBinder(region)),
  cancellation: (region) => cancellationDocument(aCancellation(region)),
  certificate: (region) => certificateDocument(aCertificate(region)),
  claimsFile: (region) => claimsFileDocument(aClaimsFile(region)),
  diligence: () => diligenceDocument(aDiligence()),
  endorsement: (region) => endorsementDocument(anEndorsement(region)),
  expiry: (region) => expiryDocument(anExpiry(region)),
  invoice: (region) => invoiceDocument(anInvoice(region)),
  lossRun: (region) => lossRunDocument(aLossRun(region)),
  manuscript: (region) => manuscriptDocument(aManuscript(region)),
  options: (region) =>
    optionsDocument([aProposal(region), { ...aProposal(region), quoteNumber: 'Q-104234' }], 'Q-104233'),
  policy: (region) => policyDocument(aPolicy(region)),
  position: (region) => positionDocument(aPosition(region)),
  proposal: (region) => proposalDocument(aProposal(region)),
  receipt: (region) => receiptDocument(aReceipt(region)),
  specimen: (region) => specimenDocument(aPolicy(region)),
  statement: (region) => statementDocument(aStatement(region)),
  tower: (region) => towerDocument(aTower(region)),
}
