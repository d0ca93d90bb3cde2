export const fr = {
  bell: 'Notifications',
  bellUnread_one: 'Notifications, {{count}} non lue',
  bellUnread_many: 'Notifications, {{count}} non lues',
  bellUnread_other: 'Notifications, {{count}} non lues',
} as const
