import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.community.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: { feed: 'New post', dashboard: 'New post' },
  titleLabel: 'Title',
  titleHint: 'Without a title, it will be “{{title}}”.',
  description: 'Description',
  descriptionHint: 'A question, news, what helps you: whatever you want to share.',
  tags: 'Tags',
  place: 'Place',
  placeHint: 'City or region. Shown as you write it.',
  placePlaceholder: 'city or region',
  byTeam: 'Publish on behalf of the team',
  byTeamHint: 'Your username stays visible, marked Team.',
  send: 'Publish',
  sending: 'Publishing...',
  kept: 'Draft kept on this device',
  discard: 'Discard',
  discardQuestion: 'Discard this draft?',
  discardConfirm: 'Discard the draft',
  done: {
    feed: { title: 'Post created!', text: 'Your post has been shared with the community' },
    dashboard: { title: 'Post created!', text: 'Your post has been shared with the community' },
  },
  failed: {
    feed: 'Your content could not be published',
    dashboard: 'Your post could not be published',
  },
  refused: '{{failed}}. {{reason}}',
  lost: '{{failed}}. Nothing is lost: your text stays in the form. {{reason}}',
  sentBefore: '{{failed}}: a first version is already in the feed. Publishing again would add a second one.',
}
