-- batch_82b20a17925a073736f50a41210a6d81

-- notice_page_unread_101
