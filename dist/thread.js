import './index.js?thread';
