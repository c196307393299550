import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listPolicyForms } from '#shared/contracts/docs/forms.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { call } from '#web/api/call.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { type WordedForm, wordingsArchive } from '#web/records/wordings/wordingsArchive.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { policyForm } from '../../dialogs.ts'

/** A form that a policy carries with what it says. */
const wordedOf = async (policyId: Policy['id'], formId: string): Promise<WordedForm | undefined> =>
  (await call(listPolicyForms, { params: { policyId }, query: { formId } })).forms[0]

/** The forms that the policy carries: number, edition, and why each is attached. */
export const FormsPanel = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const { open } = useDialogs()
  const carried = useOperation(listPolicyForms, { params: { policyId: policy.id } })
  return (
    <Panel
      title={t('forms.title')}
      dense
      actions={
        carried.data?.forms.some(({ hasWording }) => hasWording) && (
          <FileDownloadButton
            size="small"
            variant="text"
            load={async () => {
              const { forms } = carried.data
              const whole: WordedForm[] = []
              for (const form of forms)
                whole.push((form.hasWording ? await wordedOf(policy.id, form.id) : form) ?? form)
              const title = t('forms.archiveTitle', { policyNumber: policy.policyNumber })
              const words = {
                numbered: (form: WordedForm) => `${form.formNumber} · ${t('forms.edition', { edition: form.edition })}`,
                separate: t('forms.separate'),
                notes: () => [title],
                title,
              }
              return wordingsArchive(whole, words, t('forms.archiveName', { policyNumber: policy.policyNumber }))
            }}
          >
            {t('forms.archive')}
          </FileDownloadButton>
        )
      }
    >
      {carried.error && <ProblemPanel error={carried.error} onRetry={() => void carried.refetch()} />}
      {carried.isPending && <TextSkeleton lines={3} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(carried.data?.forms ?? []).map(({ id, formNumber, edition, name, formType, because, hasWording }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '150px minmax(0, 1fr)' },
              columnGap: 2,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0, pt: 0 },
            }}
          >
            <Box>
              <Typography variant="body2" className="tabular" sx={{ fontWeight: 500 }}>
                {formNumber}
              </Typography>
              <Typography variant="caption" color="text.secondary" className="tabular">
                {t('forms.edition', { edition })}
              </Typography>
            </Box>
            <Box>
              <Typography variant="body2">
                <Link
                  component="button"
                  type="button"
                  sx={{ verticalAlign: 'baseline', textAlign: 'left' }}
                  onClick={() => open(policyForm, { policyId: policy.id, formId: id, name })}
                >
                  {name}
                </Link>{' '}
                <Typography component="span" variant="caption" color="text.secondary">{`· ${formType}`}</Typography>
              </Typography>
              <Typography variant="caption" color="text.secondary">
                {because}
                {!hasWording && ` ${t('forms.separate')}`}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
