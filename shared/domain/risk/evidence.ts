import type { Firmographics } from '../account/accountDetails.ts'
import type { QuestionnaireAnswers } from '../questionnaire/questionnaireAnswers.ts'
import type { ConnectedControls } from './connectedEvidence.ts'
import type { FindingKey } from './findings.ts'
import type { RiskFactorKey } from './riskFactor.ts'
import type { SecuritySignals } from './securitySignals.ts'

/** What an assessment looks at. `signals` is left out while no domain has been scanned. */
export type RiskFacts = {
  readonly firmographics: Firmographics
  readonly answers: QuestionnaireAnswers
  readonly signals?: SecuritySignals | undefined
  /** What connected systems of the insured see; left out while none is connected. */
  readonly connected?: ConnectedControls | undefined
}

/** One thing that speaks for or against a risk: the points it moves each factor by, 0 when it says nothing. */
export type Evidence = {
  readonly text: string
  /** Which finding it is, of what is seen without asking. */
  readonly finding?: FindingKey
  readonly factors: readonly RiskFactorKey[]
  readonly effect: (facts: RiskFacts) => number
}
