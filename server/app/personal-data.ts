import type { SectionName } from './export/section-names.ts'

export type Treatment = {
  /** Every column that can hold text, or an id of a member or a thing; '*' for a table of a library. */
  columns: string
  /** `cascade`: the foreign key removes the rows with the account. `by`: the function that removes or empties them. `none`: why they hold no personal data. */
  erased: 'cascade' | { by: string } | { none: string }
  exported: SectionName | { not: string }
}

const SECRET = { not: 'It is a secret, and says nothing of its member.' }
const OTHERS = { not: 'It only compares: what is shown of it is in the copy as matches.' }
const SHORT = { not: 'It is gone within days, and says nothing that is not said elsewhere.' }
const REPEATS = { not: 'It tells a request that comes again from a new one, and is gone within a month.' }
const NOBODY = { not: 'No member is in it.' }

/**
 * Every table there is. A new table, or a new column that can name a member, has its line here before it has a row. `scripts/check-erasure.ts` holds this
 * list
 * against the database, and `tests/server/accounts/erasure.test.ts` looks for what is left of a member.
 */
export const PERSONAL_DATA: Record<string, Treatment> = {
  'public.user': { columns: 'id name email image', erased: { by: 'removeAccount' }, exported: 'account' },
  'public.member': {
    columns: 'id username username_key language theme hidden_reason hidden_decision_id',
    erased: 'cascade',
    exported: 'account',
  },
  'public.account': {
    columns: 'id user_id account_id provider_id access_token refresh_token id_token scope password',
    erased: 'cascade',
    exported: 'account',
  },
  'public.session': { columns: 'id user_id token ip_address user_agent', erased: 'cascade', exported: 'sessions' },
  'public.two_factor': { columns: 'id user_id secret backup_codes', erased: 'cascade', exported: 'account' },
  'public.passkey': {
    columns: 'id user_id name public_key credential_id device_type transports aaguid',
    erased: 'cascade',
    exported: 'passkeys',
  },
  'public.verification': { columns: 'id identifier value', erased: { by: 'removeAccount' }, exported: SECRET },
  'public.username_reservation': { columns: 'username_key', erased: { by: 'removeAccount' }, exported: SHORT },
  'public.former_username': {
    columns: 'key_hash member_id',
    erased: { by: 'removeAccount' },
    exported: { not: 'It only compares: nobody reads a name from it.' },
  },
  'public.sign_up_origin': {
    columns: 'member_id key',
    erased: 'cascade',
    exported: { not: 'It only compares: it tells that accounts were opened together, and nothing else.' },
  },
  'public.pending_sign_up': {
    columns: 'member_id browser_hash next story',
    erased: 'cascade',
    exported: SHORT,
  },
  'public.consent': { columns: 'id member_id kind version', erased: 'cascade', exported: 'consents' },
  'public.role': { columns: 'member_id role', erased: 'cascade', exported: 'account' },
  'public.block': {
    columns: 'blocker_id blocked_id blocker_name blocked_name',
    erased: 'cascade',
    exported: 'blocks',
  },
  'public.sanction': {
    columns: 'id member_id kind reason decision_id',
    erased: 'cascade',
    exported: 'sanctions',
  },
  'public.visit_day': {
    columns: 'day',
    erased: { none: 'It counts who came by on a day.' },
    exported: NOBODY,
  },
  'public.factor_recovery': { columns: 'member_id', erased: 'cascade', exported: 'account' },
  'public.erasure': { columns: 'member_id', erased: 'cascade', exported: 'account' },
  'public.data_export': { columns: 'id member_id key', erased: 'cascade', exported: 'copies' },
  'public.professional_request': {
    columns: 'id member_id request_id profession rpps full_name state reason',
    erased: 'cascade',
    exported: 'professionalRequests',
  },

  'public.media': {
    columns: 'id owner_id kind key form_id video_type video_codec preview subject_kind subject_id',
    erased: 'cascade',
    exported: 'media',
  },
  'public.media_kept': {
    columns: 'id key kind owner_id kept_for',
    erased: {
      by: 'eraseConversations, and eraseCases but for cases that wait for a decision, which it leaves to forgetEvidence',
    },
    exported: {
      not: 'It is kept to prove what was reported; while they have not deleted it the picture itself is in the copy.',
    },
  },
  'public.media_garbage': { columns: 'key kind id', erased: { by: 'collectGarbage' }, exported: SHORT },

  'public.notice': {
    columns: 'id recipient_id sender_id kind subject_id context_id',
    erased: 'cascade',
    exported: 'notices',
  },
  'public.notice_choice': { columns: 'member_id kind channel', erased: 'cascade', exported: 'noticeSettings' },
  'public.recovery_reach': { columns: 'member_id', erased: 'cascade', exported: 'noticeSettings' },
  'public.notice_rhythm': { columns: 'member_id digest time_zone', erased: 'cascade', exported: 'noticeSettings' },
  'public.notice_delivery': {
    columns: 'id notice_id member_id channel',
    erased: 'cascade',
    exported: 'noticeSettings',
  },
  'public.push_subscription': {
    columns: 'id member_id session_id endpoint p256dh auth',
    erased: 'cascade',
    exported: 'noticeSettings',
  },

  'public.post': {
    columns:
      'id author_id kind title description tags duration since country postal_code place outcome outcome_notes treatment resolution_notes diagnosis examination specialist time_taken tried helped search hidden_reason hidden_decision_id',
    erased: 'cascade',
    exported: 'posts',
  },
  'public.outcome_change': {
    columns: 'id post_id outcome treatment notes diagnosis examination specialist time_taken',
    erased: 'cascade',
    exported: 'posts',
  },
  'public.travel': { columns: 'post_id destination', erased: 'cascade', exported: 'posts' },
  'public.publication': { columns: 'author_id request_id post_id digest', erased: 'cascade', exported: REPEATS },
  'public.me_too': { columns: 'post_id member_id told_in', erased: 'cascade', exported: 'meToos' },
  'public.post_like': { columns: 'post_id member_id', erased: 'cascade', exported: 'likes' },
  'public.comment': {
    columns: 'id post_id author_id parent_id request_id body hidden_reason hidden_decision_id',
    erased: { by: 'erasePosts, which leaves a place without words or author where others replied' },
    exported: 'comments',
  },
  'public.hidden_place': {
    columns: 'comment_id member_id',
    erased: 'cascade',
    exported: { not: 'It would tell who had blocked them.' },
  },
  'public.hidden_room_place': {
    columns: 'message_id member_id',
    erased: 'cascade',
    exported: { not: 'It would tell who had blocked them.' },
  },
  'public.search_word': {
    columns: 'word',
    erased: { by: 'forgetWords, those that stand in no post any more' },
    exported: { not: 'It says which words stand in posts, not in whose.' },
  },

  'public.treatment': {
    columns:
      'id post_id author_id request_id digest kind name key effect side_effects sentence hidden_reason hidden_decision_id',
    erased: 'cascade',
    exported: 'treatments',
  },
  'public.care': { columns: 'post_id', erased: 'cascade', exported: 'care' },
  'public.check_in': {
    columns: 'post_id',
    erased: 'cascade',
    exported: { not: 'It says when somebody was asked how their story stands, which the notice in the copy says.' },
  },

  'public.reading_version': {
    columns: 'lexicon frequencies',
    erased: { none: 'It says how many tell of something, not who.' },
    exported: { not: 'It says how many tell of something, not who.' },
  },
  'public.story_reading': {
    columns:
      'post_id author_id place_key reading_version language corrected features weights wordings spans confidences is_named',
    erased: 'cascade',
    exported: 'closeCases',
  },
  'public.reading_correction': { columns: 'post_id feature', erased: 'cascade', exported: 'closeCases' },
  'public.close_pair': { columns: 'a b criteria', erased: 'cascade', exported: 'closeCases' },
  'public.unread_stem': {
    columns: 'language stem word',
    erased: { none: 'A stem that eleven members use at least names none of them; it is counted anew every night.' },
    exported: { not: 'It says what many write, not who.' },
  },
  'public.corrected_words': {
    columns: 'language feature is_told stems words',
    erased: { none: 'Words that eleven members write at least name none of them; they are counted anew every night.' },
    exported: { not: 'It says what many correct, not who.' },
  },
  'public.match_notice_candidate': {
    columns: 'member_id post_id',
    erased: 'cascade',
    exported: { not: 'It repeats, for a day, pairs and notices that are in the copy.' },
  },
  'public.match_feedback': {
    columns: 'member_id own_post_id other_post_id',
    erased: 'cascade',
    exported: 'dismissedMatches',
  },

  'public.match_key': {
    columns: 'post_id author_id place_key country zone tok tags ctok csame copp pref compared_digest',
    erased: 'cascade',
    exported: OTHERS,
  },
  'public.match_travel': { columns: 'key', erased: 'cascade', exported: OTHERS },
  'public.symptom_match': { columns: 'a b criteria', erased: 'cascade', exported: 'matches' },
  'public.match_pinned_place': {
    columns: 'member_id zone travels',
    erased: 'cascade',
    exported: {
      not: 'It repeats the place and, as a digest, the travels of posts that are in the copy, and is forgotten some time after the last of them.',
    },
  },
  'public.untold_outcome': {
    columns: 'post_id kind',
    erased: 'cascade',
    exported: { not: 'It repeats, until others are told of it, an outcome of a post that is in the copy.' },
  },
  'public.match_disclosure': { columns: 'one_id other_id', erased: 'cascade', exported: 'matches' },

  'public.journal': {
    columns: 'id member_id title post_id pace time_zone measures',
    erased: 'cascade',
    exported: 'journals',
  },
  'public.journal_entry': { columns: 'journal_id note measured', erased: 'cascade', exported: 'journals' },
  'public.day_request': { columns: 'member_id request_id journal_id digest', erased: 'cascade', exported: REPEATS },

  'public.medication_report': {
    columns:
      'id member_id request_id digest description duration history notes age_band sex reporter seriousness outcome',
    erased: 'cascade',
    exported: 'sideEffects',
  },
  'public.report_drug': {
    columns: 'report_id role name key substance dosage route indication batch action dechallenge rechallenge',
    erased: 'cascade',
    exported: 'sideEffects',
  },
  'public.report_reaction': { columns: 'report_id term key', erased: 'cascade', exported: 'sideEffects' },
  'public.report_version': { columns: 'report_id said', erased: 'cascade', exported: 'sideEffects' },
  'public.report_key': {
    columns: 'report_id member_id name_key substance_key effects place_key',
    erased: 'cascade',
    exported: OTHERS,
  },
  'public.medication_match': { columns: 'a b criteria', erased: 'cascade', exported: 'sideEffectMatches' },
  'public.medication_introduction': {
    columns: 'id a b effects criteria',
    erased: 'cascade',
    exported: 'sideEffectMatches',
  },
  'public.medication_disclosure': {
    columns: 'report_id pair_id effects place',
    erased: 'cascade',
    exported: 'sideEffectMatches',
  },
  'public.medication_asked': {
    columns: 'member_id digest report_id',
    erased: 'cascade',
    exported: { not: 'It only says when a report may be compared anew, and is gone within thirty days.' },
  },
  'public.medication_feedback': {
    columns: 'member_id own_report_id other_report_id',
    erased: 'cascade',
    exported: 'dismissedSideEffectMatches',
  },
  'public.drug': {
    columns: 'name name_key substance substance_key dosage route',
    erased: { none: 'It is the public list of medications.' },
    exported: NOBODY,
  },
  'public.effect_count': {
    columns: 'drug_key effects',
    erased: { none: 'It counts members, twenty-one at least and none that could be told by subtraction.' },
    exported: NOBODY,
  },
  'public.effect_profile': {
    columns: 'drug_key digest',
    erased: {
      none: 'It digests which listed effects were told, without who or any words, and counts how many told just those.',
    },
    exported: NOBODY,
  },
  'public.signal_pair': {
    columns: 'drug_key reaction_key drug_name term',
    erased: { none: 'It counts members, three at least who said the same, anew each night.' },
    exported: NOBODY,
  },

  'public.observatory_snapshot': {
    columns: 'id',
    erased: { none: 'It is a day, with totals that change once twenty-one members moved.' },
    exported: NOBODY,
  },
  'public.observatory_group': {
    columns: 'symptom recovery',
    erased: { none: 'It counts members, twenty-one at least and none that could be told by subtraction.' },
    exported: NOBODY,
  },
  'public.observatory_cell': {
    columns: 'symptom topic key',
    erased: { none: 'The same, by month, place and listed help.' },
    exported: NOBODY,
  },
  'public.what_helped_night': {
    columns: 'id',
    erased: { none: 'It is an instant, when everything was counted.' },
    exported: NOBODY,
  },
  'public.what_helped_symptom': {
    columns: 'symptom months recent',
    erased: {
      none: 'It counts members, draws how long fifty stories and more took, by twenty-one at least, and names entries by ids that lead nowhere once these are gone.',
    },
    exported: NOBODY,
  },
  'public.what_helped_thing': {
    columns: 'symptom key kind name',
    erased: {
      none: 'It counts members, eleven at least, and changes by twenty-one at least; its name is what most of them wrote.',
    },
    exported: NOBODY,
  },
  'public.observatory_profile': {
    columns: 'digest',
    erased: { none: 'It digests what was told, without who, and counts how many told just that.' },
    exported: NOBODY,
  },

  'public.conversation': {
    columns: 'id low_id high_id',
    erased: { by: 'eraseConversations, which leaves the other side theirs' },
    exported: 'conversations',
  },
  'public.conversation_seat': { columns: 'conversation_id member_id', erased: 'cascade', exported: 'conversations' },
  'public.message': {
    columns: 'id conversation_id sender_id request_id body quote_id call_id hidden_reason hidden_decision_id',
    erased: { by: 'eraseConversations, which leaves a place without words or sender' },
    exported: 'messages',
  },
  'public.sealed_message': {
    columns: 'message_id body',
    erased: { by: 'eraseConversations' },
    exported: { not: 'Taken back for both: nobody reads it, but within a case that its recipient opens.' },
  },
  'public.hidden_message': {
    columns: 'member_id message_id',
    erased: 'cascade',
    exported: { not: 'It says which messages they took off their own screen; their own are in the copy.' },
  },
  'public.chat_request': {
    columns: 'id conversation_id from_id to_id kind status',
    erased: 'cascade',
    exported: 'chatRequests',
  },
  'public.chat_manners': { columns: 'member_id', erased: 'cascade', exported: 'chatSettings' },
  'public.presence': { columns: 'member_id server_id', erased: 'cascade', exported: SHORT },
  'public.call': {
    columns: 'id conversation_id caller_id callee_id outcome',
    erased: { by: 'eraseConversations' },
    exported: 'calls',
  },
  'public.call_signal': { columns: 'call_id from_id body', erased: 'cascade', exported: SHORT },

  'public.conference': {
    columns: 'id request_id title description expert_name expert_bio expert_id cancel_reason tags language url search',
    erased: { by: 'eraseRooms, of the expert' },
    exported: 'conferences',
  },
  'public.conference_moderator': { columns: 'conference_id member_id', erased: 'cascade', exported: 'conferences' },
  'public.conference_registration': { columns: 'conference_id member_id', erased: 'cascade', exported: 'conferences' },
  'public.conference_reminder': {
    columns: 'conference_id',
    erased: { none: 'It says what of a conference was told, not to whom.' },
    exported: NOBODY,
  },
  'public.room_message': {
    columns: 'id conference_id member_id request_id kind body state answer hidden_reason hidden_decision_id',
    erased: {
      by: 'eraseRooms, which leaves a place without words or author; an anonymous question without author keeps its words until forgetUnnamed',
    },
    exported: 'roomMessages',
  },
  'public.question_vote': { columns: 'message_id member_id', erased: 'cascade', exported: 'votes' },
  'public.conference_proposal': {
    columns: 'id member_id request_id title description expert_name expert_bio tags language state word conference_id',
    erased: 'cascade',
    exported: 'conferenceProposals',
  },
  'public.asked_topic': {
    columns: 'id member_id request_id title title_key merged_into_id hidden_reason hidden_decision_id',
    erased: 'cascade',
    exported: 'conferenceTopics',
  },
  'public.topic_vote': { columns: 'topic_id member_id', erased: 'cascade', exported: 'conferenceTopics' },
  'public.conference_recording': {
    columns: 'conference_id state failure removed_by remove_reason',
    erased: { none: 'It says what became of a recording, not of whom it is: its takes do.' },
    exported: 'conferences',
  },
  'public.conference_recorded_take': {
    columns: 'id conference_id speaker_id consent_version',
    erased: { by: 'eraseReplays, of the files; the row then names nobody' },
    exported: 'conferences',
  },
  'public.conference_captions': {
    columns: 'conference_id language body',
    erased: { by: 'eraseReplays' },
    exported: { not: 'It is what a replay says, which is listed with the conferences.' },
  },
  'public.room_presence': { columns: 'conference_id member_id', erased: 'cascade', exported: SHORT },

  'public.moderation_case': {
    columns: 'id state kind subject_id author_id snapshot text_digest assignee_id',
    erased: {
      by: 'eraseCases, of what it was about; while it waits for a decision of the name alone, and forgetEvidence',
    },
    exported: 'decisions',
  },
  'public.content_report': {
    columns: 'id case_id request_id digest code reporter_id name email language reason details place evidence',
    erased: { by: 'eraseCases, of their words and of what was kept of them' },
    exported: 'reports',
  },
  'public.moderation_decision': {
    columns: 'id case_id decided_by_id act sanction reason ground statement',
    erased: { by: 'eraseCases, of the words about them' },
    exported: 'decisions',
  },
  'public.moderation_appeal': {
    columns: 'id decision_id request_id by_id side text decided_by_id statement',
    erased: { by: 'eraseCases' },
    exported: 'appeals',
  },
  'public.reported_threat': {
    columns: 'id case_id by_id authority note',
    erased: { by: 'eraseCases, of the words about them' },
    exported: { not: 'It says what was told to an authority, which the law may ask to keep from whom it is about.' },
  },
  'public.watched_word': {
    columns: 'id word key act',
    erased: { none: 'It is the operator’s list of words.' },
    exported: NOBODY,
  },

  'public.member_stream': { columns: 'member_id', erased: { by: 'eraseTraces' }, exported: SHORT },
  'public.member_event': { columns: 'member_id kind subject_id', erased: { by: 'eraseTraces' }, exported: SHORT },
  'public.quota_use': { columns: 'member_id kind subject_id', erased: { by: 'eraseTraces' }, exported: 'quotaUses' },
  'public.audit_entry': {
    columns: 'id act actor_role actor_key subject_kind subject_id subject_key hold_id details seal',
    erased: { none: 'It names people by keys alone, which are nobody’s once eraseTraces has removed what says whose.' },
    exported: 'readings',
  },
  'public.audit_link': {
    columns: 'entry_id hash',
    erased: { none: 'It says in which order the rows of the audit log stand.' },
    exported: NOBODY,
  },
  'public.audit_head': {
    columns: 'hash signature',
    erased: { none: 'It says how far the audit log went on a day.' },
    exported: NOBODY,
  },
  'public.audit_anchor': {
    columns: 'hash signature',
    erased: { none: 'It says where the audit log begins.' },
    exported: NOBODY,
  },
  'public.audit_release': {
    columns: 'hold_id subject_key',
    erased: { by: 'eraseTraces' },
    exported: { not: 'It says from when they are told what the staff read, which is in the copy.' },
  },
  'public.audit_key': {
    columns: 'member_id key',
    erased: { by: 'eraseTraces' },
    exported: { not: 'It is a number that says nothing.' },
  },
  'public.rate_limit': { columns: 'key', erased: { by: 'eraseTraces' }, exported: SHORT },
  'drizzle.__drizzle_migrations': {
    columns: '*',
    erased: { none: 'It tells which migrations were made.' },
    exported: NOBODY,
  },
  'public.sql_source': {
    columns: '*',
    erased: { none: 'It tells which functions stand in the database.' },
    exported: NOBODY,
  },

  'pgboss.job': { columns: '*', erased: { by: 'jobs.forget, called by sendGoodbye' }, exported: SHORT },
  ...Object.fromEntries(
    ['bam', 'job_dependency', 'queue', 'queue_stats', 'schedule', 'subscription', 'version', 'warning'].map((name) => [
      `pgboss.${name}`,
      { columns: '*', erased: { none: 'It tells of queues and hours.' }, exported: NOBODY },
    ]),
  ),
}

export const PERSONAL_FILES: Record<string, string> = {
  media: 'Removed with the rows that name them: by collectGarbage, copies of data by eraseExports.',
  uploads: 'Removed with their rows, by collectGarbage.',
  work: 'What is being made of a file, gone when it is made or given up.',
  outbox: 'Removed by sendGoodbye; there only where no SMTP_URL is set.',
  keys: 'Of the server, of no member.',
  postgres: 'The tables above.',
  erased: 'Digests of random ids that nothing holds any more, so that a restored backup brings nobody back.',
}
