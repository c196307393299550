import { expect, it } from 'vitest'
import { claimSteps } from './claimSteps.ts'

const filed = { filedOn: '2026-03-02', isAssigned: true, hasCoach: false, isDecided: true, isClosed: false } as const
const isDone = (hasPaid: boolean) => claimSteps({ ...filed, hasPaid }).find(({ step }) => step === 'CALL')?.done

it('nobody waits for the first call of a breach coach once something was paid', () => {
  expect([isDone(false), isDone(true)]).toEqual([false, true])
})
