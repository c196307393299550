import Stack from '@mui/material/Stack'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { ProblemPanel } from '../ui/ProblemPanel.tsx'
import { watchPresses } from './afterPress.ts'
import { type FieldWords, FormNames } from './formNames.ts'
import { placeProblem } from './placeProblem.ts'
import { strayProblem } from './strayProblem.ts'
import { useOneAtATime } from './useOneAtATime.ts'
import { useOthersChange } from './useOthersChange.ts'
import type { SchemaForm } from './useSchemaForm.ts'

/** Loaded where somebody else was quicker. */
const OthersChange = lazy(() => import('./OthersChange.tsx').then((module) => ({ default: module.OthersChange })))

type FormProps<Input extends FieldValues, Output> = {
  form: SchemaForm<Input, Output>
  /** Sends the checked values; what it throws lands on the fields or at the top. */
  onSubmit: (values: Output) => Promise<unknown> | unknown
  /** Lets a screen put a problem its own way; returns true when it did. */
  onProblem?: ((error: unknown) => boolean) | undefined
  /** What the form would begin with now: what others change meanwhile is told by it, field by field. */
  latest?: unknown
  /** What a value is called that has no field of its own (`coverages.c14.limit`). */
  words?: ((path: string) => string | undefined) | undefined
  id?: string | undefined
  children: ReactNode
  /** Layout of the children; a column with room by default. */
  spacing?: number | undefined
}

/** A form: fields, their errors, the server's errors on the fields they are about, the first of them focused. */
export const Form = <Input extends FieldValues, Output>({
  form,
  onSubmit,
  onProblem,
  latest,
  words,
  id,
  children,
  spacing = 2.5,
}: FormProps<Input, Output>) => {
  const names = useRef(new Map<string, FieldWords>())
  const [problem, setProblem] = useState<unknown>()
  // Above the first field: whoever pressed the button of a long form is further down.
  const seen = useCallback((told: HTMLElement | null) => told?.scrollIntoView?.({ block: 'nearest' }), [])
  const once = useOneAtATime()
  const others = useOthersChange(form, latest)
  const sending = useRef(onSubmit)
  useEffect(() => {
    sending.current = onSubmit
  })
  useEffect(() => watchPresses(window), [])
  const submit = form.handleSubmit(
    async (values) => {
      setProblem(undefined)
      try {
        await others.send(async () => sending.current(values))
      } catch (error) {
        const rest = placeProblem(form, names.current, error)
        if (rest === undefined) return
        if (onProblem?.(rest) === true) others.told()
        else setProblem(rest)
      }
    },
    (errors) => setProblem(strayProblem(errors, names.current)),
  )
  return (
    <FormProvider {...form}>
      <FormNames value={names.current}>
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            // A dialog's form must not submit the form of the page it was opened from.
            event.stopPropagation()
            event.preventDefault()
            void once(() => submit(event))
          }}
        >
          <Stack spacing={spacing}>
            {problem === undefined ? null : (
              <div ref={seen}>
                <ProblemPanel error={problem} />
              </div>
            )}
            {others.change && (
              <Suspense>
                <OthersChange
                  key={others.change.time}
                  change={others.change}
                  names={names.current}
                  words={words}
                  onChoose={others.choose}
                />
              </Suspense>
            )}
            {children}
          </Stack>
        </form>
      </FormNames>
    </FormProvider>
  )
}
