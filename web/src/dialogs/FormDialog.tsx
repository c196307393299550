import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { type ReactNode, useId, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Form } from '../forms/Form.tsx'
import { type SchemaForm, useSchemaForm } from '../forms/useSchemaForm.ts'
import { unlessChanged, whileBusy } from '../ui/notNow.ts'
import { WhyNot } from '../ui/WhyNot.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { DialogFrame, type DialogWidth } from './DialogFrame.tsx'
import { useOpenForm } from './openForms.ts'

type FormDialogProps<Input extends FieldValues, Output> = {
  /** The deed (`Decline quote Q-1042`). */
  title: string
  /** The verb on the button (`Decline quote`). */
  submitLabel: string
  /** What leaves the dialog, where `Cancel` could be taken for the deed (`Keep policy`). */
  cancelLabel?: string | undefined
  /** The contract's body, narrowed or extended. */
  schema: z.ZodType<Output, Input>
  defaultValues?: DefaultValues<Input> | undefined
  /** Does the deed; the dialog is pending until it settles, closes when it succeeded, shows what it throws. */
  onSubmit: (values: Output) => Promise<unknown> | unknown
  onClose: () => void
  /** What a value is called that has no field of its own (`coverages.c14.limit`), where others have changed it. */
  words?: ((path: string) => string | undefined) | undefined
  /** Says a problem its own way, inside the dialog; returns true when it did. */
  onProblem?: ((error: unknown) => boolean) | undefined
  /** A drawer leaves the page behind in sight. */
  as?: 'dialog' | 'drawer' | undefined
  width?: DialogWidth | undefined
  /** Red button for what cannot be undone. */
  destructive?: boolean | undefined
  /** Why it cannot be submitted now, for reasons beyond the schema. */
  notNow?: string | undefined
  /** Nothing is submitted until something was changed. */
  needsChange?: boolean | undefined
  /** Further buttons, left of Cancel. */
  actions?: ReactNode
  /** The fields; a function gets the form, to watch values. */
  children: ReactNode | ((form: SchemaForm<Input, Output>) => ReactNode)
}

/** Shell of every dialog that changes something: title, fields, one command, its problem, and a guard for typed work. */
export const FormDialog = <Output, Input extends FieldValues>({
  title,
  submitLabel,
  cancelLabel,
  schema,
  defaultValues,
  onSubmit,
  onClose,
  onProblem,
  words,
  as,
  width,
  destructive,
  notNow,
  needsChange = false,
  actions,
  children,
}: FormDialogProps<Input, Output>) => {
  const { t } = useTranslation()
  const form = useSchemaForm(schema, defaultValues)
  useOpenForm()
  const formId = useId()
  const [leaving, setLeaving] = useState(false)
  const { isDirty, isSubmitting } = form.formState
  const leave = () => {
    if (isSubmitting) return
    if (isDirty) setLeaving(true)
    else onClose()
  }
  return (
    <DialogFrame title={title} onClose={leave} {...(as ? { as } : {})} width={width}>
      <DialogContent>
        <Form
          id={formId}
          form={form}
          onProblem={onProblem}
          latest={defaultValues}
          words={words}
          onSubmit={async (values) => {
            await onSubmit(values)
            onClose()
          }}
        >
          {typeof children === 'function' ? children(form) : children}
        </Form>
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, pb: 1.5, flexWrap: 'wrap' }}>
        {actions}
        <WhyNot reason={whileBusy(isSubmitting)}>
          <Button onClick={leave}>{cancelLabel ?? t('cancel')}</Button>
        </WhyNot>
        <WhyNot
          reason={notNow ?? unlessChanged(!needsChange || isDirty)}
          // Fields that are empty still may be what it waits for.
          onRefused={() => void form.trigger(undefined, { shouldFocus: true })}
        >
          <Button
            type="submit"
            form={formId}
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            loading={isSubmitting}
          >
            {submitLabel}
          </Button>
        </WhyNot>
      </DialogActions>
      {leaving && (
        <ConfirmDialog
          title={t('dirty.title')}
          confirmLabel={t('dirty.discard')}
          destructive
          cancelLabel={t('dirty.stay')}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        >
          {t('dirty.question')}
        </ConfirmDialog>
      )}
    </DialogFrame>
  )
}
