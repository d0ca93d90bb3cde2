-- notice_page_unread_101

-- together_82b20a17925a073736f50a41210a6d81
