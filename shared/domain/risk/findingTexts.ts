import { connectedEvidence } from './connectedEvidence.ts'
import type { FindingKey } from './findings.ts'
import { signalEvidence } from './signalEvidence.ts'

const byText = new Map(
  [...signalEvidence, ...connectedEvidence].flatMap(({ text, finding }) =>
    finding === undefined ? [] : [[text, finding] as const],
  ),
)
const byFinding = new Map([...byText].map(([text, finding]) => [finding, text]))

/** The finding that a driver of a risk tells of, by its words; undefined of an answer or of the company's size. */
export const findingOf = (text: string): FindingKey | undefined => byText.get(text)

/** A finding in words. */
export const textOfFinding = (finding: FindingKey): string => byFinding.get(finding) ?? finding
