import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { Problem } from '../api/problem.ts'
import { queryClient } from '../api/queryClient.ts'
import { type Sight, sendingOver, sightNow } from '../api/seen.ts'
import type { Difference, Fact } from './othersChange.ts'
import type { SchemaForm } from './useSchemaForm.ts'

/** What others have changed between a form's opening and its sending. */
export interface OthersChange {
  /** Which time it is that somebody was quicker. */
  readonly time: number
  readonly differences: readonly Difference[]
  readonly facts: readonly Fact[]
}

const mostTries = 3

/** What says nothing of a record itself: how many notes there are, whether a price is on its way. */
const untold: readonly string[] = ['notes', 'patching']

/** Until what was read again is drawn. */
const drawnMilliseconds = 50

const isLate = (error: unknown): boolean => error instanceof Problem && error.code === 'conflict.stale'

/** The records that the screen shows: what it showed before may have gone long ago. */
const shownNow = (sight: Sight): Sight => {
  const shown = new Set(
    queryClient
      .getQueryCache()
      .findAll({ type: 'active' })
      .map(({ state }) => (state.data as { readonly id?: unknown } | null | undefined)?.id),
  )
  return new Map([...sight].filter(([id]) => shown.has(id)))
}

/**
 * Sends a form over the versions of the records that it was opened with. Where somebody wrote them since, they are read
 * again: what others changed is told field by field, to be chosen of; where they changed nothing that is told, the form is
 * sent again by itself. `latest` is what the form would begin with now.
 */
export const useOthersChange = <Input extends FieldValues, Output>(
  form: SchemaForm<Input, Output>,
  latest: unknown,
) => {
  const sight = useRef<Sight>(undefined)
  sight.current ??= sightNow()
  const began = useRef(latest)
  const now = useRef(latest)
  const isTold = useRef(false)
  const [change, setChange] = useState<OthersChange>()
  useEffect(() => {
    now.current = latest
  })

  const put = (path: string, value: unknown) =>
    // The path is one of the form's own values.
    form.setValue(path as Path<Input>, value as PathValue<Input, Path<Input>>, {
      shouldDirty: true,
      shouldValidate: true,
    })

  const look = async (seen: Sight): Promise<Omit<OthersChange, 'time'>> => {
    const { differencesOf, factsOf, typedIn } = await import('./othersChange.ts')
    const { isSilent } = await import('../records/historyWords.ts')
    await queryClient.refetchQueries({ type: 'active' })
    await new Promise((resolve) => setTimeout(resolve, drawnMilliseconds))
    const fresh = sightNow()
    sight.current = fresh
    const values = { began: began.current, theirs: now.current, yours: form.getValues() }
    const differences = differencesOf(values)
    const facts = [...seen].flatMap(([id, { answer }]) => factsOf(answer, fresh.get(id)?.answer ?? answer))
    began.current = now.current
    if (differences.length > 0) {
      const typed = typedIn(values)
      form.reset(now.current as Input, { keepValues: true })
      for (const { path, theirs, isTyped } of differences) if (!isTyped) put(path, theirs)
      for (const [path, value] of typed) put(path, value)
    }
    return { differences, facts: facts.filter(({ field }) => !isSilent(field) && !untold.includes(field)) }
  }

  /** Sends; answers whether it was sent, not whether there is something to choose first. */
  const send = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isTold.current) sight.current = sightNow()
    isTold.current = false
    for (let tries = 1; ; tries += 1) {
      const seen = shownNow(sight.current ?? new Map())
      try {
        await sendingOver(seen, work)
        // A form that stays goes on from what it has sent.
        sight.current = sightNow()
        began.current = form.getValues()
        setChange(undefined)
        return true
      } catch (error) {
        if (!isLate(error) || tries >= mostTries) throw error
        const found = await look(seen)
        if (found.differences.length === 0 && found.facts.length === 0) continue
        setChange((last) => ({ ...found, time: (last?.time ?? 0) + 1 }))
        return false
      }
    }
  }

  return {
    change,
    send,
    choose: put,
    /** The screen has said its own way what changed, as a price that moved: what it shows then is what is sent over. */
    told: () => {
      isTold.current = true
    },
  }
}
