import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClaimNotice } from '#shared/contracts/claims/claimNotice.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { Form } from '#web/forms/Form.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { whileBusy } from '#web/ui/notNow.ts'
import { toast } from '#web/ui/toast.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { lastDay } from '../forms/lastDay.ts'
import { NoticeFields } from '../forms/NoticeFields.tsx'
import { fromNotice, noticeFormUntil, toNotice } from '../forms/noticeForm.ts'

type NoticeDialogProps = {
  title: string
  notice?: ClaimNotice | undefined
  /** Saves the notice, or files it. */
  onSave: (notice: ClaimNotice, isFiled: boolean) => Promise<{ readonly claimNumber?: string | undefined }>
  onClose: () => void
}

/** By the day of those who are ahead: whose notice it is, is known where it is sent to. */
const schema = noticeFormUntil(() => lastDay())

/** A first notice: saved as far as it is, or filed, for which it has to be complete. */
export const NoticeDialog = ({ title, notice, onSave, onClose }: NoticeDialogProps) => {
  const { t } = useTranslation('claims')
  const form = useSchemaForm(schema, fromNotice(notice))
  const formId = useId()
  const isFiled = useRef(false)
  const { isSubmitting } = form.formState
  return (
    <DialogFrame title={title} onClose={onClose} as="drawer" width="md">
      <DialogContent>
        <Form
          id={formId}
          form={form}
          onSubmit={async (values) => {
            const { claimNumber } = await onSave(toNotice(values), isFiled.current)
            toast.success(isFiled.current ? t('filed', { number: claimNumber ?? '' }) : t('saved'))
            onClose()
          }}
        >
          <NoticeFields />
        </Form>
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, pb: 1.5 }}>
        <WhyNot reason={whileBusy(isSubmitting)}>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </WhyNot>
        <WhyNot reason={whileBusy(isSubmitting)}>
          <Button
            type="submit"
            form={formId}
            variant="outlined"
            onClick={() => {
              isFiled.current = false
            }}
          >
            {t('save')}
          </Button>
        </WhyNot>
        <Button
          type="submit"
          form={formId}
          variant="contained"
          loading={isSubmitting}
          onClick={() => {
            isFiled.current = true
          }}
        >
          {t('file')}
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
