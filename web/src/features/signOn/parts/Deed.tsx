import Button from '@mui/material/Button'
import { useState } from 'react'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'

interface DeedProps {
  label: string
  variant?: 'contained' | 'outlined'
  onDo: () => Promise<unknown>
}

/** A step's deed: pending until it settles; why it came to nothing stands above it. */
export const Deed = ({ label, variant = 'outlined', onDo }: DeedProps) => {
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const go = async () => {
    setPending(true)
    setProblem(undefined)
    await onDo().catch(setProblem)
    setPending(false)
  }
  return (
    <>
      {problem !== undefined && <ProblemPanel error={problem} />}
      <Button variant={variant} loading={isPending} onClick={() => void go()}>
        {label}
      </Button>
    </>
  )
}
