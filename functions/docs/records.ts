import type { Definition } from '#functions/_platform/storage/definition.ts'
import { accountStatements } from './store/accountStatements.ts'
import { certificates } from './store/certificates.ts'
import { documents } from './store/documents.ts'
import { formBoxes } from './store/formBox.ts'
import { formTypes } from './store/formTypes.ts'
import { formWordings } from './store/formWordings.ts'
import { lossRuns } from './store/lossRuns.ts'
import { policyForms } from './store/policyForms.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [
  accountStatements.definition,
  certificates.definition,
  documents.definition,
  formBoxes.definition,
  formTypes.definition,
  formWordings.definition,
  lossRuns.definition,
  policyForms.definition,
]
