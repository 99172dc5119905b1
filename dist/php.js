import './index.js?php';
