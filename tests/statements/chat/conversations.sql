-- conversation_page

-- message_facts
