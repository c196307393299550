import { lazy, Suspense, useEffect, useState } from 'react'
import { askForProof } from '../api/stepUp.ts'

const StepUpDialog = lazy(() => import('./StepUpDialog.tsx').then((module) => ({ default: module.StepUpDialog })))

type Asked = { readonly withPassword: boolean; readonly settle: (done: boolean) => void }

/** Asks for a fresh proof of identity on top of whatever is open, when a call was refused for want of one. */
export const StepUpHost = () => {
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => askForProof((withPassword) => new Promise((settle) => setAsked({ withPassword, settle }))), [])
  // Calls that wait do not wait for a dialog that is gone.
  useEffect(() => () => asked?.settle(false), [asked])
  if (asked === undefined) return null
  return (
    <Suspense fallback={null}>
      <StepUpDialog
        withPassword={asked.withPassword}
        onSettled={(done) => {
          asked.settle(done)
          setAsked(undefined)
        }}
      />
    </Suspense>
  )
}
