import { useEffect, useState } from 'react'
import { type KitExamples, kitExamplesPath } from '#web/kit/paths.ts'

const readExamples = async (signal: AbortSignal): Promise<KitExamples> => {
  const answer = await fetch(kitExamplesPath, { signal })
  if (!answer.ok) throw new Error(`${kitExamplesPath}: ${answer.status}`)
  return answer.json()
}

/** The examples of the kits: nothing while they are loaded, `failed` where they cannot be. */
export const useKitExamples = (): KitExamples | 'failed' | undefined => {
  const [read, setRead] = useState<KitExamples | 'failed'>()
  useEffect(() => {
    const leaving = new AbortController()
    readExamples(leaving.signal).then(setRead, () => {
      if (!leaving.signal.aborted) setRead('failed')
    })
    return () => leaving.abort()
  }, [])
  return read
}
