export { sendFeedback } from './feedback.ts'
export {
  getNotificationChoices,
  listNotifications,
  markNotificationsRead,
  updateNotificationChoices,
} from './notifications.ts'
export { cropPhoto, getPhoto, getPhotoByEmail, removePhoto, uploadPhoto } from './photos.ts'
