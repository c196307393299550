import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Problem } from '#web/api/problem.ts'
import { placeProblem } from '#web/forms/placeProblem.ts'
import type { EndorseValues } from '../../forms/endorseForm.ts'

/** Marks the fields for which a change that is typed is refused, until what is typed is another. */
export const useRefusedFields = (problem: Problem | undefined): void => {
  const form = useFormContext<EndorseValues>()
  useEffect(() => {
    if (problem === undefined) return undefined
    const names = new Set(Object.keys(form.getValues()))
    const refused = [...names].filter((name) => problem.errors.some(({ path }) => path === name))
    placeProblem(form, names, problem, { isTyping: true })
    return () => form.clearErrors(refused as (keyof EndorseValues)[]) // names of the form's own values
  }, [form, problem])
}
