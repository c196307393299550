import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { previewNoticesByPost, setNoticesByPost } from '#shared/contracts/policy/paperNotices.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { date } from '#web/i18n/format.ts'
import { unlessShown } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'

/** What becomes of notices that are pending, with their last days. */
const Pending = ({ preview }: { preview: ResponseOf<typeof previewNoticesByPost> }) => {
  const { t } = useTranslation('policy')
  const { byPost, noticedAnew, onPaper, stillToPost } = preview
  return (
    <>
      <Typography>{t(onPaper ? 'paperNotice.byPost' : 'paperNotice.byMail')}</Typography>
      {onPaper && !byPost && <Typography>{t('paperNotice.noAddress')}</Typography>}
      {noticedAnew && (
        <Typography>
          {noticedAnew.endsOn === undefined
            ? t('paperNotice.withdrawn', { before: date(noticedAnew.before) })
            : t('paperNotice.noticedAnew', { before: date(noticedAnew.before), endsOn: date(noticedAnew.endsOn) })}
          {noticedAnew.postBy && ` ${t('paperNotice.anewPostBy', { by: date(noticedAnew.postBy) })}`}
        </Typography>
      )}
      {stillToPost.map(({ docName, postBy }) => {
        const document = docName.replace(/\.pdf$/, '')
        return (
          <Typography key={docName}>
            {postBy === undefined
              ? t('paperNotice.stays', { document })
              : t('paperNotice.staysUntil', { document, by: date(postBy) })}
          </Typography>
        )
      })}
      {noticedAnew === undefined && stillToPost.length === 0 && <Typography>{t('paperNotice.nonePending')}</Typography>}
    </>
  )
}

const NoticesByPost = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const { mutateAsync } = useCommand(setNoticesByPost, { invalidates: policyReads })
  const { data, error, refetch } = useOperation(previewNoticesByPost, { params: { policyId: policy.id } })
  const byPost = !policy.noticesByPost
  return (
    <ConfirmDialog
      title={t(byPost ? 'paperNotice.switchToPost' : 'paperNotice.switchToMail', { policyNumber: policy.policyNumber })}
      confirmLabel={t('paperNotice.switch')}
      // What is confirmed is what is shown.
      notNow={unlessShown(data !== undefined)}
      onClose={onClose}
      onConfirm={async () => {
        await mutateAsync({ params: { policyId: policy.id }, body: { byPost } })
        toast.success(t(byPost ? 'paperNotice.byPost' : 'paperNotice.byMail'))
      }}
    >
      {error && !data ? (
        <ProblemPanel error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <TextSkeleton lines={3} />
      ) : (
        <Pending preview={data} />
      )}
    </ConfirmDialog>
  )
}

/** Switches the notices of a policy between e-mail and post, once what that does to pending ones was seen. */
export const SetNoticesByPostDialog = policyDialog(NoticesByPost)

export default SetNoticesByPostDialog
