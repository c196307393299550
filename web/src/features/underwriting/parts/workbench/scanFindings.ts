import type { RiskDriver, RiskFactor } from '#shared/domain/risk/riskFactor.ts'
import { signalEvidence } from '#shared/domain/risk/signalEvidence.ts'

const seenFromOutside = new Set(signalEvidence.map(({ text }) => text))

/** Whether a driver of the score was seen by the scan; the others come from answers and the company's size. */
export const isScanned = ({ text }: RiskDriver): boolean => seenFromOutside.has(text)

/** What the scan found, each finding once, the worst first. */
export const scanFindings = (factors: readonly RiskFactor[]): readonly RiskDriver[] => {
  const findings = new Map(factors.flatMap(({ drivers }) => drivers.filter(isScanned)).map((each) => [each.text, each]))
  return [...findings.values()].sort((a, b) => a.effect - b.effect)
}
