import { describe, expect, it } from 'vitest'
import { assessRisk } from './assessRisk.ts'
import { connectedEvidence } from './connectedEvidence.ts'
import { counted, findingKeys } from './findings.ts'
import { findingOf, textOfFinding } from './findingTexts.ts'
import { SecuritySignals } from './securitySignals.ts'
import { signalEvidence } from './signalEvidence.ts'

describe('a finding', () => {
  it('is every signal of a scan and every control that a system sees, in the words of its evidence', () => {
    const evidence = [...signalEvidence, ...connectedEvidence]
    expect(evidence.map(({ finding }) => finding).toSorted()).toEqual([...findingKeys])
    expect(findingKeys).toEqual(expect.arrayContaining(Object.keys(SecuritySignals.shape)))
    for (const { text, finding } of evidence) {
      expect(findingOf(text)).toBe(finding)
      expect(finding && textOfFinding(finding)).toBe(text)
    }
    expect(findingOf('Size of the organization')).toBe(undefined)
  })

  it('does not count while it is seen as it was when it was disputed with success', () => {
    const seen = { remoteDesktopExposed: true, tlsGrade: 'F' } as const
    expect(counted(seen, { remoteDesktopExposed: true })).toEqual({ tlsGrade: 'F' })
    expect(counted(seen, { remoteDesktopExposed: false, tlsGrade: 'D' })).toEqual(seen)
    expect(counted(seen, {})).toEqual(seen)
    const score = (signals: SecuritySignals) => assessRisk({}, {}, signals).riskScore
    expect(score(counted(seen, { remoteDesktopExposed: true }))).toBeGreaterThan(score(seen))
  })
})
